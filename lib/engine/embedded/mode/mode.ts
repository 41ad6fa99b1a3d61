import type { FoundTool } from '../found-tool'
import { loadModel } from '../models/linear-model'
import { modeFeatures, MODES, spansOf, type Mode } from './mode-features'

/** Whether a text tells what is there, wishes for a stack, or does both. */
export function modeOf(text: string, named: { tools: readonly FoundTool[]; rejected: readonly FoundTool[] }): Mode {
  const model = loadModel('mode')
  const margins = model.margins(modeFeatures(text, spansOf(text, named)))
  return MODES[margins.indexOf(Math.max(...margins))] ?? 'tell'
}
