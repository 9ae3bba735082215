import type { Messages } from '../locale/messages.ts'
import { copyText, copyWhenThere } from '../ui/copy-text.ts'
import { toast } from '../ui/toast.tsx'

/** The buttons in a page's HTML: which of several code blocks is shown, copying one, copying the page. */
export function followPageButtons(box: HTMLElement, words: () => Messages['code']): () => void {
  const press = ({ target }: Event) => {
    const button = (target as Element).closest('button')
    const block = button?.closest<HTMLElement>('[data-code]')
    if (!button || button.closest('[data-island]')) return
    const { copy } = button.dataset
    if (copy) void copyAll(button, copy)
    else if (block && copy !== undefined)
      void tell(button, copyText(block.querySelector(':scope > :not([hidden]) pre')?.textContent ?? ''))
    else if (block) choose(button, block)
  }
  const copyAll = async (button: HTMLElement, address: string) => {
    const text = textOf(address)
    try {
      await tell(button, copyWhenThere(text))
    } catch {
      toast(words().copyLate, 'warning')
    }
  }
  const tell = async (button: HTMLElement, copying: Promise<boolean>) => {
    if (!(await copying)) return toast(words().copyFailed, 'warning')
    button.dataset.done = 'true'
    setTimeout(() => delete button.dataset.done, 2000)
    toast(words().copiedToClipboard)
  }
  box.addEventListener('click', press)
  return () => box.removeEventListener('click', press)
}

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address)
  // A host that knows no such file may answer with its front page.
  if (!answer.ok || answer.headers.get('content-type')?.startsWith('text/html'))
    throw new Error(`${address}: ${answer.status}`)
  return answer.text()
}

function choose(button: HTMLElement, block: HTMLElement): void {
  const buttons = [...block.querySelectorAll('[aria-pressed]')]
  const chosen = buttons.indexOf(button)
  buttons.forEach((each, index) => each.setAttribute('aria-pressed', String(index === chosen)))
  block.querySelectorAll<HTMLElement>(':scope > div:has(> pre)').forEach((each, index) => {
    each.hidden = index !== chosen
  })
}
