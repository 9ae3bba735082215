import type { Handshake, MessageFromFrame } from '../sandbox/protocol.ts'
import type { CompiledCase } from './compile-case.ts'

/** Program that runs in a frame. */
export type FrameProgram = Omit<Handshake, 'type'>

export type CaseResult =
  | { status: 'passed' | 'failed'; failed: string[] }
  /** The release cannot answer the case, or its component does not render there. */
  | { status: 'unanswered'; reason: string }

/**
 * Runs in the page of the browser that hosts the frames: runs one case in a new frame, the way the playground does.
 * Everything it uses is inside, because it is sent to the page as text.
 */
export async function runInFrame(input: {
  program: FrameProgram
  compiled: CompiledCase
  timeout: number
}): Promise<CaseResult> {
  const element = document.createElement('iframe')
  element.setAttribute('sandbox', 'allow-scripts')
  element.style.cssText = 'width:900px;height:600px;border:0'
  element.src = '/sandbox/index.html'
  const [messages, presses] = [new MessageChannel(), new MessageChannel()]
  const expectations: { words: string; passed: boolean }[] = []
  const errors: string[] = []
  const answer = new Promise<CaseResult>(resolve => {
    const end = (reason: string | undefined) => {
      const failed = expectations.filter(({ passed }) => !passed).map(({ words }) => words)
      if (failed.length > 0) resolve({ status: 'failed', failed })
      else if (reason !== undefined) resolve({ status: 'unanswered', reason: [reason, ...errors].join(' · ') })
      else if (expectations.length === 0) resolve({ status: 'unanswered', reason: 'no expectation was reached' })
      else resolve({ status: 'passed', failed })
    }
    const timer = setTimeout(() => end('no answer in time'), input.timeout)
    messages.port1.addEventListener('message', ({ data }: MessageEvent<MessageFromFrame>) => {
      if (data.type === 'ready') {
        messages.port1.postMessage({ type: 'look', dark: false, language: 'en' })
        messages.port1.postMessage({ type: 'run', run: 1, ...input.compiled })
      } else if (data.type === 'expectation') expectations.push(data)
      else if (data.type === 'error') errors.push(data.error.message)
      else if (data.type === 'failed' || data.type === 'checked') {
        clearTimeout(timer)
        end(data.type === 'failed' ? 'the component is not rendered' : data.reason)
      }
    })
  })
  messages.port1.start()
  element.addEventListener('load', () =>
    element.contentWindow!.postMessage({ type: 'vxe-docs:sandbox', ...input.program }, '*', [
      messages.port2,
      presses.port2
    ])
  )
  document.body.append(element)
  try {
    return await answer
  } finally {
    element.remove()
  }
}
