import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { THEME_SCRIPT } from '@/lib/theme/theme-script'
import {
  fallBackToModern,
  isPlainView,
  subscribeTheme,
  subscribeThemeFailure,
  rememberTheme,
  setPlainView,
  applyScene,
  applyTheme,
  currentTheme,
  applyStoredTheme,
} from '@/lib/theme/page-theme'
import { themeFrom } from '@/lib/stack/stack-theme'

describe('the name of a theme', () => {
  test('is one of the four', () => {
    expect(['modern', 'retro80s', 'fun90s', 'y2k'].map(themeFrom)).toEqual(['modern', 'retro80s', 'fun90s', 'y2k'])
  })
  test.each(['', 'Modern', 'vaporwave', '__proto__', null, undefined, 90, {}])('%o is Modern', (value) => {
    expect(themeFrom(value)).toBe('modern')
  })
})

/** The parts of a browser that the module needs: the data of <html> and a storage. */
function page(dataset: Record<string, string>, stored: Record<string, string> | 'blocked' = {}) {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const items = stored === 'blocked' ? {} : stored
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('localStorage', {
    getItem: stored === 'blocked' ? refuse : (key: string) => items[key] ?? null,
    setItem: stored === 'blocked' ? refuse : (key: string, value: string) => void (items[key] = value),
    removeItem: stored === 'blocked' ? refuse : (key: string) => void delete items[key],
  })
  return { dataset, items }
}
const paint = () => {
  new Function(THEME_SCRIPT)()
}

afterEach(() => vi.unstubAllGlobals())

describe('before the first paint', () => {
  const server = (themeRule: string, theme = 'modern') => ({ authKey: 'stackbook', themeRule, theme, chosen: theme })

  test('a page follows the theme of the device', () => {
    const { dataset } = page(server('device'), { 'app-theme': 'y2k' })
    paint()
    expect(dataset).toMatchObject({ theme: 'y2k', chosen: 'y2k' })
  })
  test('an unknown theme on the device is Modern', () => {
    const { dataset } = page(server('device'), { 'app-theme': 'vaporwave' })
    paint()
    expect(dataset.theme).toBe('modern')
  })
  test('a share keeps its theme, and the device keeps its own', () => {
    const { dataset, items } = page(server('shared', 'fun90s'), { 'app-theme': 'y2k' })
    paint()
    expect(dataset.theme).toBe('fun90s')
    expect(items['app-theme']).toBe('y2k')
  })
  test('the empty main page resets the device to Modern', () => {
    const { dataset, items } = page(server('reset'), { 'app-theme': 'y2k' })
    paint()
    expect(dataset.theme).toBe('modern')
    expect(items['app-theme']).toBe('modern')
  })
  test('plain view shows Modern and keeps the chosen theme', () => {
    const { dataset } = page(server('shared', 'retro80s'), { 'stackbook:plain-view': 'true' })
    paint()
    expect(dataset).toMatchObject({ theme: 'modern', chosen: 'retro80s' })
  })
  test('with blocked storage the page keeps the theme of the server', () => {
    const { dataset } = page(server('shared', 'retro80s'), 'blocked')
    paint()
    expect(dataset.theme).toBe('retro80s')
  })
})

describe('the theme of the page', () => {
  beforeEach(() => page({ authKey: 'stackbook', theme: 'modern', chosen: 'modern' }))

  test('is shown, and listeners are called', () => {
    const heard = vi.fn()
    const stop = subscribeTheme(heard)
    applyTheme('retro80s')
    stop()
    applyTheme('y2k')
    expect(heard).toHaveBeenCalledTimes(1)
    expect(currentTheme()).toBe('y2k')
  })
  test('is restored after plain view', () => {
    applyTheme('fun90s')
    setPlainView(true)
    expect([currentTheme(), isPlainView()]).toEqual(['modern', true])
    setPlainView(false)
    expect(currentTheme()).toBe('fun90s')
  })
  test('a theme that fails to load makes page, device and board Modern', () => {
    const { dataset, items } = page({ authKey: 'stackbook', theme: 'y2k', chosen: 'y2k' }, { 'app-theme': 'y2k' })
    const board = vi.fn()
    const stop = subscribeThemeFailure(board)
    fallBackToModern()
    stop()
    expect(dataset.theme).toBe('modern')
    expect(items['app-theme']).toBe('modern')
    expect(board).toHaveBeenCalledOnce()
  })
  test('of a page that the browser renders itself is that of the device', () => {
    const { dataset } = page({ authKey: 'stackbook', themeRule: 'device', theme: 'modern' }, { 'app-theme': 'y2k' })
    applyStoredTheme()
    expect(dataset).toMatchObject({ theme: 'y2k', chosen: 'y2k' })
  })
  test('of the error page without a rule is that of the device', () => {
    const { dataset } = page({}, { 'app-theme': 'retro80s' })
    applyStoredTheme()
    expect(dataset.theme).toBe('retro80s')
  })
  test('of a share that the browser renders itself is that of the share', () => {
    const { dataset } = page({ themeRule: 'shared', theme: 'fun90s', chosen: 'fun90s' }, { 'app-theme': 'y2k' })
    applyStoredTheme()
    expect(dataset.theme).toBe('fun90s')
  })
  test('is Modern with blocked storage', () => {
    const { dataset } = page({ themeRule: 'device', theme: 'modern' }, 'blocked')
    applyStoredTheme()
    expect(dataset.theme).toBe('modern')
  })
  test('is applied but not stored with blocked storage', () => {
    const { dataset } = page({ authKey: 'stackbook', theme: 'modern', chosen: 'modern' }, 'blocked')
    rememberTheme('y2k')
    applyTheme('y2k')
    expect(dataset.theme).toBe('y2k')
  })
})

describe('a scene', () => {
  test('is shown over Modern, and the theme of the stack is back after it', () => {
    const { dataset } = page({ authKey: 'stackbook', theme: 'fun90s', chosen: 'fun90s' })
    applyScene('stone age')
    expect(dataset).toMatchObject({ scene: 'stone age', theme: 'modern', chosen: 'fun90s' })
    applyTheme('y2k')
    expect(dataset).toMatchObject({ scene: 'stone age', theme: 'modern', chosen: 'y2k' })
    applyScene(undefined)
    expect(dataset).toEqual({ authKey: 'stackbook', theme: 'y2k', chosen: 'y2k' })
  })

  test('is hidden by plain view and shown again after it', () => {
    const { dataset } = page({ authKey: 'stackbook', theme: 'modern', chosen: 'modern' })
    applyScene('matrix')
    setPlainView(true)
    expect(dataset.scene).toBeUndefined()
    setPlainView(false)
    expect(dataset.scene).toBe('matrix')
    applyScene(undefined)
  })
})
