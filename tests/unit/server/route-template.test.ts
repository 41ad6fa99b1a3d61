import { expect, test } from 'vitest'
import { routeTemplates } from '@/server/gate/route-template'

const templateOf = routeTemplates({
  staticRoutes: [{ page: '/' }, { page: '/about' }, { page: '/api/techstack' }],
  dynamicRoutes: [
    { page: '/api/techstack/[ref]', regex: '^/api/techstack/([^/]+?)(?:/)?$' },
    { page: '/[person]', regex: '^/([^/]+?)(?:/)?$' },
    { page: '/api/[[...path]]', regex: '^/api(?:/(.+?))?(?:/)?$' },
    { page: '/[...path]', regex: '^/(.+?)(?:/)?$' },
  ],
})

test.each([
  ['/', '/'],
  ['/?utm=x', '/'],
  ['/?share=ABCDEFGH23', '/?share='],
  ['/about?a=b', '/about'],
  ['/api/techstack', '/api/techstack'],
  ['/api/techstack/ABCDEFGH23?x', '/api/techstack/[ref]'],
  ['/api/nothing/at/all', '/api/[[...path]]'],
  ['/_next/static/chunks/a.js', '/_next'],
  ['/wp-admin/setup.php', 'other'],
  ['/@ada', '/[person]'],
  ['/ABCDEFGH23', 'other'],
])('%s counts as %s', (url, template) => {
  expect(templateOf(url)).toBe(template)
})
