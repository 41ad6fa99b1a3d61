/** Well-known tools of different fields, for stacks that share some of them. */
export const TOOL_NAMES = [
  'React',
  'Redis',
  'Docker',
  'PostgreSQL',
  'Notion',
  'Slack',
  'Linear',
  'Vercel',
  'Stripe',
  'Zotero',
  'Bear',
]
