import { bareTool } from './bare-tool'
import { unique } from './people'

interface ToolInput {
  id: string
  text: string
  [field: string]: unknown
}

export const tool = (text: string, over: Record<string, unknown> = {}): ToolInput => ({
  ...bareTool(unique('t-'), text),
  ...over,
})

export const stack = (over: Record<string, unknown> = {}) => ({
  name: `Stack ${unique('')}`,
  title: 'A small web stack',
  description: 'What I build with.',
  twitterHandle: unique('h'),
  theme: 'modern',
  htmlContent: '',
  sections: {
    Frontend: [tool('React', { link: 'https://react.dev' })],
    Data: [tool('PostgreSQL'), tool('Redis')],
  } as Record<string, ToolInput[]>,
  sectionOrder: ['Data', 'Frontend'],
  ...over,
})
