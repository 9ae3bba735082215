import type { PortableApi, PortableFacts } from '../shared/portable-copy.ts'
import { folderGlobal, getPackAddress } from '../shared/portable-copy.ts'
import type { Boot } from '../shared/boot.ts'
import { boot } from '../shared/boot.ts'
import { createFolderFetch } from './folder-fetch.ts'
import { openTextLinks } from './text-links.ts'
import { adjustElements } from './elements.ts'
import { createModuleRegistry } from './modules.ts'
import { nameOf } from './names.ts'
import { createPackLoader } from './packs.ts'
import { createWorkerClass } from './workers.ts'

/**
 * Runs before everything else in the start page of the folder. Browsers can't load modules, read files or start workers
 * from files, so replacements are installed and the app needs no changes.
 */
declare const __folderFacts: PortableFacts

const getFolderName = (address: string) => nameOf(address, document.baseURI)
const texts = new Map<string, string>()
const fetchModule = createPackLoader(__folderFacts.packs, index => loadScript(getPackAddress(index)))
const loadAddress = (address: string) => modules.load(getFolderName(address) ?? address)
const modules = createModuleRegistry({ fetchModule, loadAddress, url: document.baseURI.replace(/#.*/, '') })
const textOf = async (name: string) => {
  if (!texts.has(name)) await fetchModule(name)
  return texts.get(name)
}
const folder: PortableApi = {
  module: modules.add,
  text: (name, text) => void texts.set(name, text),
  load: loadAddress
}
const fetchText = createFolderFetch(getFolderName, textOf)

Object.assign(window, {
  [folderGlobal]: folder,
  fetch: fetchText,
  Worker: createWorkerClass({ nameOf: getFolderName, textOf, fetch: fetchText })
})
adjustElements({ nameOf: getFolderName, textOf, frames: __folderFacts.frames })
openTextLinks(getFolderName, textOf)
startAppFromFolder(boot())

/** Starts the app from the folder, because the page would start it with a module script. */
function startAppFromFolder(state: Boot): void {
  Object.defineProperty(state, 'startApp', {
    configurable: true,
    set() {
      const value = () => {
        delete state.startApp
        loadAddress(`./static/js/${state.files!.app[0]!}`).catch((error: unknown) => state.appFailed?.(String(error)))
      }
      Object.defineProperty(state, 'startApp', { configurable: true, writable: true, value })
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
