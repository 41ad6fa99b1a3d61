import { after } from 'next/server'
import { currentWork, inBackground } from '@/lib/db/work'

/** Runs `task` after the response and after the request's transaction was committed. */
export function afterCommit(task: () => Promise<void>): void {
  const unit = currentWork()?.unit
  const plan = () => after(() => inBackground(task))
  if (unit) unit.afterCommit(plan)
  else plan()
}
