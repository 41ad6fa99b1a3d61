import { addresses } from './addresses'
import { handlers } from './handlers'
import { imageCarriers } from './image-carriers'
import { legacyFeatures } from './legacy-features'
import { malformedMarkup } from './malformed-markup'
import { metaAndFrames } from './meta-and-frames'
import { mutation } from './mutation'
import { namespaces } from './namespaces'
import { nesting } from './nesting'
import { recentFeatures } from './recent-features'
import { styles } from './styles'

export const FAMILIES = [
  handlers,
  addresses,
  namespaces,
  mutation,
  nesting,
  styles,
  metaAndFrames,
  imageCarriers,
  malformedMarkup,
  recentFeatures,
  legacyFeatures,
]
