import { paths } from '@/lib/paths'

/** Sets the page's address to the stack on the board after a load or a save, without a reload. */
export function showAddress(shareCode: string | undefined): void {
  const address = shareCode === undefined ? paths.home : paths.share(shareCode)
  if (location.pathname + location.search !== address) history.pushState(null, '', address)
}

export function addressedCode(): string | undefined {
  return new URLSearchParams(location.search).get('share') ?? undefined
}

/** `/?share={code}&edit=1` opens in editing mode. */
export const isEditAddressed = (): boolean => new URLSearchParams(location.search).get('edit') === '1'
