import type { Plugin } from 'vite'
import { cdnIntegrity } from '../cdn-integrity.ts'
import { thirdPartyFiles, thirdPartyModule } from '../third-party-files.ts'
import { iconsModule } from '../icons/icons-module.ts'
import { newestLibrary, siteFacts } from '../pages/site-facts.ts'
import type { VendorFile } from '../vendor-files.ts'
import { vendorFiles, vendorModule } from '../vendor-files.ts'

/** Modules of the app that only exist during a build, and the files they name. `src/virtual.d.ts` describes them to the compiler. */
export function appModules(root: string, base: string): Plugin {
  let vendor: VendorFile[] | undefined
  const getVendor = () => (vendor ??= vendorFiles(root))
  const virtualModules: Record<string, (isServer: boolean) => string> = {
    'virtual:facts': () =>
      `export const facts = ${JSON.stringify(siteFacts(root))}\nexport const newest = ${JSON.stringify(newestLibrary(root))}`,
    'virtual:icons': () => iconsModule(root),
    // The prerendered page needs the modules, not the files that they name.
    'virtual:vendor': isServer => vendorModule(isServer ? [] : getVendor(), base),
    'virtual:cdn-integrity': () => `export const integrity = ${JSON.stringify(cdnIntegrity(root))}`,
    'virtual:guests': isServer => thirdPartyModule(root, isServer ? [] : thirdPartyFiles(root), base)
  }
  return {
    name: 'app-modules',
    enforce: 'pre',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!/\/(vendor|guest)-/.test(request.url ?? '')) return next()
        const file = [...getVendor(), ...thirdPartyFiles(root)].find(each =>
          request.url?.startsWith(base + each.address)
        )
        if (file) response.end(file.text)
        else next()
      })
    },
    resolveId: id => (Object.hasOwn(virtualModules, id) ? `\0${id}` : undefined),
    load(id) {
      return id.startsWith('\0virtual:')
        ? virtualModules[id.slice(1)]?.(this.environment.config.consumer === 'server')
        : undefined
    },
    generateBundle() {
      if (this.environment.config.consumer === 'server') return
      for (const { address, text } of [...getVendor(), ...thirdPartyFiles(root)])
        this.emitFile({ type: 'asset', fileName: address, source: text })
    }
  }
}
