import path from 'node:path'
import { foldersUp, readManifest, readSmallFile } from './installed-packages.ts'

const maxLockBytes = 50_000_000

/** Returns the version of a package in the nearest lock file of npm, yarn or pnpm. */
export function readLockedVersion(folder: string, name: string): string | undefined {
  for (const each of foldersUp(folder)) {
    const npm = readSmallFile(path.join(each, 'package-lock.json'), maxLockBytes)
    if (npm !== undefined) return readNpmLock(npm, name)
    const yarn = readSmallFile(path.join(each, 'yarn.lock'), maxLockBytes)
    if (yarn !== undefined) return readYarnLock(yarn, name)
    const pnpm = readSmallFile(path.join(each, 'pnpm-lock.yaml'), maxLockBytes)
    if (pnpm !== undefined) return readPnpmLock(pnpm, name)
  }
  return undefined
}

function readNpmLock(text: string, name: string): string | undefined {
  const lock = readManifest(text) as
    | { packages?: Record<string, { version?: unknown }>; dependencies?: Record<string, { version?: unknown }> }
    | undefined
  const version = lock?.packages?.[`node_modules/${name}`]?.version ?? lock?.dependencies?.[name]?.version
  return typeof version === 'string' ? version : undefined
}

/** `vxe-table@~3.8.6:` or `"@vxe-ui/core@^3.0.0":`, then `  version "3.8.6"`, without quotes from version 2 on. */
function readYarnLock(text: string, name: string): string | undefined {
  const lines = text.split('\n')
  const at = lines.findIndex(line => line.startsWith(`${name}@`) || line.startsWith(`"${name}@`))
  return at < 0 ? undefined : /^ {2}version:? "?([\w.+-]+)"?$/.exec((lines[at + 1] ?? '').trimEnd())?.[1]
}

/** `  /vxe-table@3.8.6:`, `  vxe-table@3.8.6:` or `  /vxe-table/3.8.6:`. */
function readPnpmLock(text: string, name: string): string | undefined {
  for (const line of text.split('\n')) {
    const [, found, version] = /^ {2}['"]?\/?((?:@[\w.-]+\/)?[\w.-]+)[@/](\d[\w.+-]*)/.exec(line) ?? []
    if (found === name) return version
  }
  return undefined
}
