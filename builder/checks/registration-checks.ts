import type { ContentFiles } from '../pages/content-files.ts'

const registration = /\bVXETable\.(renderer|formats|commands|menus|validators)\.add\(\s*'([^']+)'/g

/**
 * The library's registries belong to the whole page and outlive a demo. A name that two files register, a global
 * configuration or an interceptor that stays would change another page's demo.
 */
export function checkRegistrations(files: ContentFiles): string[] {
  const owners = new Map<string, string>()
  const problems: string[] = []
  for (const name of files.list().filter(file => /\.(vue|ts)$/.test(file) && !/\.(spec|test)\.ts$/.test(file))) {
    const source = files.read(name)
    for (const [, registry = '', key = ''] of source.matchAll(registration)) {
      const owner = owners.get(`${registry} ${key}`)
      if (owner && owner !== name)
        problems.push(
          `content/${name} registers ${registry} "${key}", as content/${owner} does. Give one of them another name.`
        )
      owners.set(`${registry} ${key}`, name)
    }
    if (/\bVXETable\.(setConfig|config|setup)\(/.test(source))
      problems.push(
        `content/${name} changes the library's global configuration, and with it every other demo. Set props instead.`
      )
    if (/interceptor\.(add|mixin)\(/.test(source) && !/interceptor\.delete\(/.test(source))
      problems.push(`content/${name} adds an interceptor and never deletes it. Delete it in beforeDestroy.`)
  }
  return problems
}
