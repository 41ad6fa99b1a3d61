import { readJsonFolder } from '@/lib/load-data'
import type { TransformTheme } from '../../types'
import type { ThemeData } from './schema'

let loaded: ReadonlyMap<TransformTheme, ThemeData> | undefined

export function themeData(theme: TransformTheme): ThemeData {
  loaded ??= new Map(readJsonFolder<ThemeData>('lib/engine/embedded/transform/data').map((data) => [data.theme, data]))
  const data = loaded.get(theme)
  if (!data) throw new Error(`no data for the theme ${theme}`)
  return data
}
