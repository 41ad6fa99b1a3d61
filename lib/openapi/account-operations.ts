import { AccountEnd, PasswordForm, ResetForm, ResetRequest, SignUpForm, VerifyForm } from '@/lib/auth/schema'
import { ApiKeyParam, NewApiKey } from '@/lib/keys/schema'
import { ProfileUpdate } from '@/lib/people/schema'
import type { Operation } from './operation'

/** An account: for its owner, signed in. No API key may call these. */

export const ACCOUNT_OPERATIONS: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/account/signup',
    summary: 'Create an account; a mail asks to confirm the address',
    isIdempotent: true,
    body: SignUpForm,
    status: 201,
    answer: 'Done',
  },
  {
    method: 'post',
    path: '/api/account/verify',
    summary: 'Confirm an address with the token of its mail',
    body: VerifyForm,
    answer: 'Done',
  },
  {
    method: 'post',
    path: '/api/account/verify/again',
    summary: 'Send the mail that confirms the address again',
    needs: 'session',
    status: 202,
    answer: 'Done',
  },
  {
    method: 'post',
    path: '/api/account/reset',
    summary: 'Ask for a mail to set a new password; the answer is the same for every address',
    body: ResetRequest,
    status: 202,
    answer: 'Done',
  },
  {
    method: 'post',
    path: '/api/account/reset/confirm',
    summary: 'Set a new password with the token of that mail',
    body: ResetForm,
    answer: 'Done',
  },
  {
    method: 'get',
    path: '/api/account/token',
    summary: 'An ID token of the session, valid for an hour',
    needs: 'session',
    answer: 'IdToken',
  },
  {
    method: 'post',
    path: '/api/account/password',
    summary: 'Change the password; every other session ends',
    needs: 'session',
    body: PasswordForm,
    answer: 'Done',
  },
  {
    method: 'get',
    path: '/api/account/export',
    summary: 'Everything that is stored about the account',
    needs: 'session',
    answer: 'AccountExport',
  },
  {
    method: 'delete',
    path: '/api/account',
    summary: 'Delete the account',
    needs: 'session',
    body: AccountEnd,
    answer: 'Done',
  },
  {
    method: 'get',
    path: '/api/account/profile',
    summary: 'User name, links, and whether the page of the user is shown',
    needs: 'idToken',
    answer: 'AccountProfile',
  },
  {
    method: 'put',
    path: '/api/account/profile',
    summary: 'Change the fields that are sent',
    needs: 'idToken',
    isIdempotent: true,
    body: ProfileUpdate,
    answer: 'AccountProfile',
  },
  {
    method: 'get',
    path: '/api/account/keys',
    summary: 'The API keys of the account',
    needs: 'idToken',
    answer: 'ApiKeys',
  },
  {
    method: 'post',
    path: '/api/account/keys',
    summary: 'Create an API key',
    needs: 'idToken',
    isIdempotent: true,
    body: NewApiKey,
    status: 201,
    answer: 'CreatedApiKey',
  },
  {
    method: 'delete',
    path: '/api/account/keys/[id]',
    summary: 'Delete an API key',
    needs: 'idToken',
    params: ApiKeyParam,
    answer: 'Done',
  },
]
