import type { Answer, Done, Order, Ordered } from './check-protocol.ts'

export interface Pool {
  /** Carried out by the worker that has the least to do. */
  ask: <K extends Order['kind']>(order: Extract<Order, { kind: K }>) => Promise<Done[K]>
  /** What is under way is given up. */
  end: () => void
}

export class Cancelled extends Error {}

interface Member {
  worker: Worker
  waiting: Map<number, { done: (value: never) => void; failed: (error: Error) => void }>
}

/** One worker for each processor, four at most; the first starts with the first order. */
export function createPool(size = Math.max(1, Math.min(4, navigator.hardwareConcurrency || 2))): Pool {
  const members: Member[] = []
  let lastId = 0

  function start(): Member {
    const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
    const member: Member = { worker, waiting: new Map() }
    worker.addEventListener('message', ({ data: { id, done, failed } }: MessageEvent<Answer>) => {
      const asked = member.waiting.get(id)
      member.waiting.delete(id)
      if (failed === undefined) asked?.done(done as never)
      else asked?.failed(new Error(failed))
    })
    worker.addEventListener('error', ({ message }) => giveUp(member, new Error(message || 'check-worker')))
    members.push(member)
    return member
  }

  function giveUp(member: Member, error: Error): void {
    member.worker.terminate()
    members.splice(members.indexOf(member), 1)
    for (const { failed } of member.waiting.values()) failed(error)
    member.waiting.clear()
  }

  const leastBusy = (): Member => {
    const idle = members.find(({ waiting }) => waiting.size === 0)
    if (idle) return idle
    if (members.length < size) return start()
    return members.reduce((least, each) => (each.waiting.size < least.waiting.size ? each : least))
  }

  return {
    ask: order =>
      new Promise((done, failed) => {
        const { worker, waiting } = leastBusy()
        const id = ++lastId
        waiting.set(id, { done, failed })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin of its own
        worker.postMessage({ id, order } satisfies Ordered)
      }),
    end() {
      while (members.length) giveUp(members[0]!, new Cancelled())
    }
  }
}
