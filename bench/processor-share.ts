import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A control group of version 1, where only root may limit the processor time of a process. */
const root = '/sys/fs/cgroup/cpu'

/**
 * Limits a process to a share of one core, so that several servers fit on a small machine beside their clients. Returns
 * a function that removes the limit after the end of the process, or undefined where the system refuses.
 */
export function limitProcessor(pid: number, share: number): (() => void) | undefined {
  const group = path.join(root, `docs-bench-${pid}`)
  if (!existsSync(path.join(root, 'cpu.cfs_quota_us'))) return undefined
  try {
    mkdirSync(group)
    writeFileSync(path.join(group, 'cpu.cfs_period_us'), '20000')
    writeFileSync(path.join(group, 'cpu.cfs_quota_us'), String(Math.round(20_000 * share)))
    writeFileSync(path.join(group, 'cgroup.procs'), String(pid))
    return () => rmdirSync(group)
  } catch {
    return undefined
  }
}
