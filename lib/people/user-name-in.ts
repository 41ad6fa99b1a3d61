import { USER_NAME } from './limits'

/** The user name in a path segment, which Next does not decode: `@ann`, or `%40ann`. */
export function userNameIn(segment: string): string | undefined {
  const [, name = ''] = /^(?:@|%40)(.*)$/s.exec(segment) ?? []
  return USER_NAME.pattern.test(name) && name.length <= USER_NAME.max ? name : undefined
}
