import { paths } from '@/lib/paths'

/** The page's address after a load or a save: it names the stack on the board, without a reload. */
export function showAddress(shareCode: string | undefined): void {
  const address = shareCode === undefined ? paths.home : paths.share(shareCode)
  if (location.pathname + location.search !== address) history.pushState(null, '', address)
}

export function addressedCode(): string | undefined {
  return new URLSearchParams(location.search).get('share') ?? undefined
}

/** `/?share={code}&edit=1` opens in editing mode. */
export const isEditAddressed = (): boolean => new URLSearchParams(location.search).get('edit') === '1'
