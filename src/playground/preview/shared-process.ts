/** Sandbox of the page. Its frames share a process with those of the other sandboxes. */
export interface ProcessMember {
  /** True if a frame misses the answer to a ping, or has not started. */
  isBlocked: () => boolean
  /** True if the last run has rendered. */
  hasRendered: () => boolean
  /** Time of the last press in a frame, in milliseconds. */
  getLastPress: () => number
  /** Removes all frames and stores the run. */
  suspend: () => void
  /** Starts the stored run again. */
  resume: () => void
  /** Reports that the stored run was stopped because of a loop. */
  end: () => void
}

export interface ProcessMembership {
  /** Returns false if the member is the only one that the loop blocks. */
  handleLoop: () => boolean
  /** Called when the run of the member has ended, or has rendered and answers pings. */
  notifySettled: () => void
  /** Called when a member gets other code. */
  notifyRun: () => void
  leave: () => void
}

/** Maximum milliseconds between a press and the detection of the loop that it started. */
const pressTimeout = 5000

const members = new Set<ProcessMember>()

const trial = {
  /** Suspended members, in the order in which they start again. */
  waiting: [] as ProcessMember[],
  /** Member that has started last. If the process blocks again, its run contains the loop. */
  started: undefined as ProcessMember | undefined,
  /** True if all have passed a trial, so another one would not find the loop either. */
  isOver: false
}

/**
 * Adds a sandbox to those that a loop blocks together, because frames without an origin share a process. Only removing
 * all frames ends that process. Then all runs except the one with the loop start again.
 */
export function joinProcess(member: ProcessMember): ProcessMembership {
  members.add(member)
  return {
    handleLoop: () => handleLoop(member),
    notifySettled: () => {
      if (trial.started === member) startNext()
    },
    // Other code may start to loop beside the run on trial, which then proves nothing.
    notifyRun: () => {
      const others = trial.waiting.filter(each => each !== member)
      Object.assign(trial, { waiting: [], started: undefined, isOver: false })
      for (const each of others) each.resume()
    },
    leave: () => {
      members.delete(member)
      trial.waiting = trial.waiting.filter(each => each !== member)
      if (trial.started === member) startNext()
      trial.isOver = false
    }
  }
}

function handleLoop(member: ProcessMember): boolean {
  const blocked = [...members].filter(each => each === member || each.isBlocked())
  if (blocked.length < 2) return false
  for (const each of blocked) each.suspend()
  const guilty = trial.started ?? findGuilty(blocked)
  trial.started = undefined
  const endedMembers = guilty ? [guilty] : trial.isOver ? blocked : []
  for (const each of endedMembers) each.end()
  const others = blocked.filter(each => !endedMembers.includes(each))
  if (endedMembers.length) for (const each of others) each.resume()
  else trial.waiting = others.toSorted((one, other) => Number(other.hasRendered()) - Number(one.hasRendered()))
  startNext()
  return true
}

/**
 * Finds the run in which the reader has pressed last. A run that has not rendered proves nothing: a loop in another one
 * may have stopped it.
 */
function findGuilty(blocked: ProcessMember[]): ProcessMember | undefined {
  const lastPress = Math.max(...blocked.map(each => each.getLastPress()))
  const isPressed = performance.now() - lastPress < pressTimeout && blocked.every(each => each.hasRendered())
  return isPressed ? blocked.find(each => each.getLastPress() === lastPress) : undefined
}

/** Starts one suspended member. The next one follows when this one has settled. */
function startNext(): void {
  const isTrial = trial.started !== undefined
  trial.started = trial.waiting.shift()
  trial.started?.resume()
  if (isTrial && !trial.started) trial.isOver = true
}
