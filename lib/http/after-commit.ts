import { after } from 'next/server'
import { currentWork, inBackground } from '@/lib/db/work'

/** Runs `task` after the answer, and only once the changes of the request are stored: a letter tells of what there is. */
export function afterCommit(task: () => Promise<void>): void {
  const unit = currentWork()?.unit
  const plan = () => after(() => inBackground(task))
  if (unit) unit.afterCommit(plan)
  else plan()
}
