import pLimit from 'p-limit'
import { AppError } from '@/lib/errors'

/**
 * A picture takes a core a quarter of a second, so one is drawn at a time. Beyond this many the
 * queue is full.
 */
const MAX_WAITING = 40
const queue = pLimit(1)

export const isDrawingQueueFull = (): boolean => queue.pendingCount >= MAX_WAITING

/** Draws when all earlier pictures are drawn; 503 if too many wait. */
export async function drawInQueue<T>(draw: () => Promise<T>): Promise<T> {
  if (!isDrawingQueueFull()) return queue(draw)
  throw new AppError('unavailable', 'Many pictures are being drawn. Please try again in a moment.', {
    headers: { 'retry-after': '10' },
  })
}
