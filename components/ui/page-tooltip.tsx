'use client'

import { Tooltip } from './tooltip'

const anchorAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
const textOf = (anchor: HTMLElement) => anchor.dataset.tip ?? ''
const itself = (anchor: HTMLElement) => anchor

/** The tooltip of every element with `data-tip`, which holds its text. */
export const PageTooltip = () => <Tooltip side="top" anchorAt={anchorAt} textOf={textOf} controlOf={itself} />
