/**
 * Replaces the text of a field as typing would, so that the browser’s undo can revert it. Returns
 * false when the field is not focused or the browser refuses.
 */
export function replaceText(field: HTMLTextAreaElement | null, next: string): boolean {
  if (!field || document.activeElement !== field) return false
  const { value } = field
  let same = 0
  while (same < value.length && value[same] === next[same]) same++
  field.setSelectionRange(same, value.length)
  // Deprecated, but the only API that adds to a field's undo history.
  return document.execCommand('insertText', false, next.slice(same))
}
