'use client'

import { useSyncExternalStore } from 'react'
import { createEmitter } from '@/lib/browser/emitter'
import { readDevice, writeDevice } from '@/lib/browser/device-storage'

export const BOARD_LAYOUTS = ['tiles', 'list'] as const
export type BoardLayout = (typeof BOARD_LAYOUTS)[number]

const NAME = 'board-layout'
const { subscribe, emit } = createEmitter()

export const storedLayout = (): BoardLayout => (readDevice(NAME) === 'list' ? 'list' : 'tiles')

/** The layout of boards on this device. The server renders tiles. */
export const useBoardLayout = (): BoardLayout => useSyncExternalStore(subscribe, storedLayout, () => 'tiles')

export function setBoardLayout(layout: BoardLayout): void {
  writeDevice(NAME, layout)
  emit()
}
