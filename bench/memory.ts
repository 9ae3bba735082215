import { readFileSync } from 'node:fs'

/** Returns the memory of a process and its descendants in bytes; undefined outside Linux. */
export function memoryOf(pid: number | undefined): number | undefined {
  try {
    const held = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    return children.reduce((sum, child) => sum + (memoryOf(Number(child)) ?? 0), held)
  } catch {
    return undefined
  }
}

export const megabytes = (bytes: number | undefined): string => (bytes === undefined ? '–' : (bytes / 1e6).toFixed(0))
