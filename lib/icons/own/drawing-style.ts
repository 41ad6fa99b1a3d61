import * as csstree from 'css-tree'
import { COSTLY, isDrawingFunction, LOCAL_TARGET, type MayReference } from './drawing-rules'

/** Rewrites the styles of a visitor's SVG with the declarations that load nothing. */
export function drawingStyle(css: string, context: 'stylesheet' | 'declarationList', mayName: MayReference): string {
  const tree = csstree.parse(css, { context, parseCustomProperty: true })
  csstree.walk(tree, {
    enter(node: csstree.CssNode, item: csstree.ListItem<csstree.CssNode>, list: csstree.List<csstree.CssNode>) {
      if (!list || !['Atrule', 'Declaration', 'Rule', 'Raw', 'Comment', 'CDO', 'CDC'].includes(node.type)) return
      if (
        (node.type === 'Rule' && isReadable(node.prelude)) ||
        (node.type === 'Declaration' && loadsNothing(node, mayName))
      )
        return
      list.remove(item)
      return csstree.walk.skip
    },
  })
  return csstree.generate(tree)
}

function isReadable(part: csstree.CssNode): boolean {
  return csstree.find(part, (node) => node.type === 'Raw') === null
}

function loadsNothing({ property, value }: csstree.Declaration, mayName: MayReference): boolean {
  if (property.includes('\\') || COSTLY.test(property.toLowerCase())) return false
  const loads = csstree.find(
    value,
    (node) =>
      node.type === 'Raw' ||
      (node.type === 'Url' && !(LOCAL_TARGET.test(node.value) && mayName(node.value.slice(1)))) ||
      (node.type === 'Function' && !isDrawingFunction(node.name)),
  )
  return loads === null
}
