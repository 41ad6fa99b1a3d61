import { MODERN } from '@/lib/modern-hex'
import type { CardTheme } from './options'

/** The colours and the scene of a card, by theme. A card loads nothing, so scenes are inline. */
export interface CardLook {
  readonly ink: string
  readonly muted: string
  readonly accent: string
  readonly accentInk: string
  readonly paper: string
  readonly edge: string
  readonly radius: number
  /** The background that icons are drawn for. */
  readonly ground: 'auto' | 'light' | 'dark'
  readonly titleFont: string
  /** Drawn behind everything, clipped to the card. */
  readonly scene?: (width: number, height: number) => string
}

const SANS = "ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"

const LIGHT: CardLook = {
  ...MODERN.light,
  edge: '#d9dade',
  radius: 14,
  ground: 'light',
  titleFont: SANS,
}
const DARK: CardLook = { ...MODERN.dark, edge: '#2b2f3a', radius: 14, ground: 'dark', titleFont: SANS }

export const CARD_LOOKS: Readonly<Record<CardTheme, CardLook>> = {
  auto: { ...LIGHT, ground: 'auto' },
  light: LIGHT,
  dark: DARK,
  retro80s: {
    ink: '#e3f7ff',
    muted: '#d6c9f5',
    accent: '#ff2e97',
    accentInk: '#12062b',
    paper: '#12062b',
    edge: '#ff2e97',
    radius: 6,
    ground: 'dark',
    titleFont: "Orbitron,'Avenir Next',Futura,'Trebuchet MS',sans-serif",
    scene: horizon,
  },
  fun90s: {
    ink: '#000000',
    muted: '#333333',
    accent: '#000080',
    accentInk: '#ffffff',
    paper: '#c0c0c0',
    edge: '#404040',
    radius: 0,
    ground: 'light',
    titleFont: "'Comic Neue','Comic Sans MS','Comic Sans',cursive",
    scene: deskWindow,
  },
  y2k: {
    ink: '#22308a',
    muted: '#414b78',
    accent: '#3b4cd6',
    accentInk: '#ffffff',
    paper: '#d8e4ff',
    edge: '#a9b6dc',
    radius: 22,
    ground: 'light',
    titleFont: "'Exo 2','Trebuchet MS',Verdana,sans-serif",
    scene: bubbles,
  },
}

/** The automatic theme for readers who prefer dark. */
export const DARK_LOOK = DARK

/** A grid that runs to the horizon, in the lowest fifth. */
function horizon(width: number, height: number): string {
  const top = Math.round(height * 0.8)
  const across = [0, 0.1, 0.26, 0.5, 0.8].map((part) => {
    const y = Math.round(top + (height - top) * part)
    return `M0 ${y}H${width}`
  })
  const along = Array.from({ length: 13 }, (_, at) => {
    const share = at / 12 - 0.5
    return `M${Math.round(width / 2 + share * width * 0.7)} ${top}L${Math.round(width / 2 + share * width * 2.4)} ${height}`
  })
  return `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#12062b"/><stop offset=".75" stop-color="#2a0a4a"/><stop offset="1" stop-color="#4a0f5e"/></linearGradient><rect width="${width}" height="${height}" fill="url(#sky)"/><path d="${[...across, ...along].join('')}" fill="none" stroke="#2de2e6" stroke-opacity=".35"/>`
}

/** A desktop window with a title bar and raised edges. */
function deskWindow(width: number, height: number): string {
  return `<linearGradient id="bar"><stop stop-color="#000080"/><stop offset="1" stop-color="#0a5fae"/></linearGradient><path d="M1.5 ${height - 2}V1.5H${width - 2}" fill="none" stroke="#fff" stroke-width="2"/><path d="M${width - 1.5} 2V${height - 1.5}H2" fill="none" stroke="#404040" stroke-width="2"/>`
}

function bubbles(width: number, height: number): string {
  const round = [
    [0.94, 0.1, 46],
    [0.99, 0.62, 30],
    [0.03, 0.9, 40],
    [0.55, 0.02, 20],
  ].map(
    ([x = 0, y = 0, radius = 0]) =>
      `<circle cx="${Math.round(x * width)}" cy="${Math.round(y * height)}" r="${radius}" fill="url(#bubble)"/>`,
  )
  return `<linearGradient id="air" x2=".4" y2="1"><stop stop-color="#c9ecff"/><stop offset=".4" stop-color="#d8e4ff"/><stop offset="1" stop-color="#f3dcfa"/></linearGradient><radialGradient id="bubble"><stop stop-color="#fff" stop-opacity=".25"/><stop offset=".8" stop-color="#a9c8ff" stop-opacity=".35"/><stop offset=".96" stop-color="#fff" stop-opacity=".9"/><stop offset="1" stop-color="#fff" stop-opacity=".1"/></radialGradient><rect width="${width}" height="${height}" fill="url(#air)"/>${round.join('')}`
}
