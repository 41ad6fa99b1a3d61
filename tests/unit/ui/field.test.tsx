import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from '@/components/ui/field'

const shown = (props: { hint?: string; invalid?: boolean }) =>
  renderToStaticMarkup(
    <Field label="Link" {...props}>
      {(field) => <input {...field} />}
    </Field>,
  )
const attribute = (html: string, tag: string, name: string) =>
  new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(html)?.[1]

test('a field has its label, and its error is linked to it and announced', () => {
  const html = shown({ hint: 'No address', invalid: true })
  const id = attribute(html, 'input', 'id')
  expect(id).toBeTruthy()
  expect(attribute(html, 'label', 'for')).toBe(id)
  expect(attribute(html, 'input', 'aria-invalid')).toBe('true')
  expect(attribute(html, 'p', 'id')).toBe(attribute(html, 'input', 'aria-describedby'))
  expect(attribute(html, 'p', 'role')).toBe('alert')
})

test('a hint is linked to its field and not announced, and without a hint there is no link', () => {
  const hinted = shown({ hint: 'Left empty it is looked up.' })
  expect(attribute(hinted, 'p', 'id')).toBe(attribute(hinted, 'input', 'aria-describedby'))
  expect(attribute(hinted, 'p', 'role')).toBeUndefined()
  expect(attribute(hinted, 'input', 'aria-invalid')).toBeUndefined()
  expect(attribute(shown({}), 'input', 'aria-describedby')).toBeUndefined()
})
