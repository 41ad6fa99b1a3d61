import 'server-only'
import { ACCOUNT_OPERATIONS } from './account-operations'
import { ENGINE_OPERATIONS } from './engine-operations'
import { FORMAT_OPERATIONS } from './format-operations'
import type { Operation } from './operation'
import { SITE_OPERATIONS } from './site-operations'
import { STACK_OPERATIONS } from './stack-operations'
import { TOOL_OPERATIONS } from './tool-operations'

export const OPERATIONS: readonly Operation[] = [
  ...STACK_OPERATIONS,
  ...ENGINE_OPERATIONS,
  ...TOOL_OPERATIONS,
  ...SITE_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...FORMAT_OPERATIONS,
]
