import { USER_NAME } from './limits'

/** The user name in a part of an address, as Next hands it over: `@ann`, or `%40ann` where a program encoded it. */
export function userNameIn(segment: string): string | undefined {
  const [, name = ''] = /^(?:@|%40)(.*)$/s.exec(segment) ?? []
  return USER_NAME.pattern.test(name) && name.length <= USER_NAME.max ? name : undefined
}
