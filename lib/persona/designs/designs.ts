import { chrome } from './chrome'
import type { Design } from './design'
import { desktop } from './desktop'
import { diary } from './diary'
import { frontPage } from './front-page'
import { glitter } from './glitter'
import { grunge } from './grunge'
import { meadow } from './meadow'
import { player } from './player'
import { profileTable } from './profile-table'
import { quest } from './quest'
import { scene } from './scene'
import { starfield } from './starfield'
import { sunset } from './sunset'
import { terminal } from './terminal'

export const DESIGNS: readonly Design[] = [
  profileTable,
  glitter,
  starfield,
  terminal,
  desktop,
  scene,
  chrome,
  diary,
  sunset,
  grunge,
  player,
  quest,
  meadow,
  frontPage,
]
