import type { Messages } from '../locale/messages.ts'
import { copyText, copyWhenLoaded } from '../ui/copy-text.ts'
import { toast } from '../ui/toast.tsx'

/** Handles the buttons in a page's HTML: choosing one of several code blocks, copying a block, copying the page. */
export function handlePageButtons(box: HTMLElement, getTexts: () => Messages['code']): () => void {
  const handleClick = ({ target }: Event) => {
    const button = (target as Element).closest('button')
    const block = button?.closest<HTMLElement>('[data-code]')
    if (!button || button.closest('[data-island]')) return
    const { copy } = button.dataset
    if (copy) void copyAll(button, copy)
    else if (block && copy !== undefined)
      void showCopied(button, copyText(block.querySelector(':scope > :not([hidden]) pre')?.textContent ?? ''))
    else if (block) showBlock(button, block)
  }
  const copyAll = async (button: HTMLElement, address: string) => {
    const text = fetchText(address)
    try {
      await showCopied(button, copyWhenLoaded(text))
    } catch {
      toast(getTexts().copyLate, 'warning')
    }
  }
  const showCopied = async (button: HTMLElement, copying: Promise<boolean>) => {
    if (!(await copying)) return toast(getTexts().copyFailed, 'warning')
    button.dataset.done = 'true'
    setTimeout(() => delete button.dataset.done, 2000)
    toast(getTexts().copiedToClipboard)
  }
  box.addEventListener('click', handleClick)
  return () => box.removeEventListener('click', handleClick)
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  // A host may respond to an unknown file with its front page.
  if (!response.ok || response.headers.get('content-type')?.startsWith('text/html'))
    throw new Error(`${address}: ${response.status}`)
  return response.text()
}

function showBlock(button: HTMLElement, block: HTMLElement): void {
  const buttons = [...block.querySelectorAll('[aria-pressed]')]
  const chosen = buttons.indexOf(button)
  buttons.forEach((each, index) => each.setAttribute('aria-pressed', String(index === chosen)))
  block.querySelectorAll<HTMLElement>(':scope > div:has(> pre)').forEach((each, index) => {
    each.hidden = index !== chosen
  })
}
