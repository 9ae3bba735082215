import type { Folder, FolderFacts } from '../shared/portable-copy.ts'
import { folderGlobal, packAddress } from '../shared/portable-copy.ts'
import { createFetch } from './answers.ts'
import { openTexts } from './documents.ts'
import { adjustElements } from './elements.ts'
import { createModules } from './modules.ts'
import { nameOf } from './names.ts'
import { createPacks } from './packs.ts'
import { createWorkerClass } from './workers.ts'

/**
 * Runs before everything else in the start page of the folder. Browsers neither load modules from files, nor read files,
 * nor start workers from them: the app finds all of that in its place and need not know where it is.
 */
declare const __folderFacts: FolderFacts

/** Of the scripts that stand in the page itself; see src/first-paint.ts. */
interface StartWindow extends Window {
  __hints?: { app: string[] }
  __startApp?: () => void
  __appFails?: (error: string) => void
}

const here = (address: string) => nameOf(address, document.baseURI)
const texts = new Map<string, string>()
const bring = createPacks(__folderFacts.packs, index => loadScript(packAddress(index)))
const loadAddress = (address: string) => modules.load(here(address) ?? address)
const modules = createModules({ bring, loadAddress, url: document.baseURI.replace(/#.*/, '') })
const textOf = async (name: string) => {
  if (!texts.has(name)) await bring(name)
  return texts.get(name)
}
const folder: Folder = {
  module: modules.add,
  text: (name, text) => void texts.set(name, text),
  load: loadAddress
}
const fetchText = createFetch(here, textOf)

Object.assign(window, {
  [folderGlobal]: folder,
  fetch: fetchText,
  Worker: createWorkerClass({ nameOf: here, textOf, fetch: fetchText })
})
adjustElements({ nameOf: here, textOf, frames: __folderFacts.frames })
openTexts(here, textOf)
startAppFromFolder(window)

/** The page starts the app by a module's element. */
function startAppFromFolder(page: StartWindow): void {
  Object.defineProperty(page, '__startApp', {
    configurable: true,
    set() {
      const value = () => {
        delete page.__startApp
        loadAddress(`./static/js/${page.__hints!.app[0]!}`).catch((error: unknown) => page.__appFails?.(String(error)))
      }
      Object.defineProperty(page, '__startApp', { configurable: true, writable: true, value })
    }
  })
}

function loadScript(address: string): Promise<void> {
  return new Promise((done, failed) => {
    const script = document.createElement('script')
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => failed(new TypeError(`Failed to fetch ${script.src}`)))
    script.src = address
    document.head.append(script)
    script.remove()
  })
}
