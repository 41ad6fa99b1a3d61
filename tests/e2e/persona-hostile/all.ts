import { addresses } from './addresses'
import { carriers } from './carriers'
import { handlers } from './handlers'
import { mutation } from './mutation'
import { namespaces } from './namespaces'
import { nesting } from './nesting'
import { newer } from './newer'
import { older } from './older'
import { reading } from './reading'
import { steering } from './steering'
import { styles } from './styles'

export const FAMILIES = [
  handlers,
  addresses,
  namespaces,
  mutation,
  nesting,
  styles,
  steering,
  carriers,
  reading,
  newer,
  older,
]
