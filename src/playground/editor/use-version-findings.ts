import { useEffect, useRef, useState } from 'react'
import type { Project } from '../../../shared/project.ts'
import { loadChunk } from '../../chunk-error.ts'
import type { ProjectVersionCheck, VersionFindings } from '../../upgrade-check/project-version-check.ts'

const loadCheck = () => loadChunk('project-version-check', () => import('../../upgrade-check/project-version-check.ts'))

/** Milliseconds without a change before the code is checked. */
const checkDelay = 600

/**
 * Returns the names in each file that the version of the project lacks. They are found in a worker, which is loaded
 * once `isReady`, so that the preview does not wait for it. Without the worker nothing is marked.
 */
export function useVersionFindings(
  { files, library }: Project,
  isReady: boolean
): ReadonlyMap<string, VersionFindings> {
  const [findings, setFindings] = useState<ReadonlyMap<string, VersionFindings>>(new Map())
  const checker = useRef<ProjectVersionCheck>(undefined)
  useEffect(() => {
    if (!isReady) return
    let isCurrent = true
    const check = async () => {
      const { createProjectVersionCheck } = await loadCheck()
      if (!isCurrent) return
      checker.current ??= createProjectVersionCheck()
      const found = await checker.current.check(files, library)
      if (isCurrent && found) setFindings(found)
    }
    const timer = setTimeout(() => void check().catch(() => {}), checkDelay)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [files, library, isReady])
  useEffect(
    () => () => {
      checker.current?.close()
      checker.current = undefined
    },
    []
  )
  return findings
}
