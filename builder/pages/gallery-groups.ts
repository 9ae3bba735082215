import type { GalleryGroup, GalleryPage } from '../../shared/gallery.ts'
import type { Language } from '../../shared/locale.ts'
import type { Reference } from '../api/reference.ts'
import { subjects } from '../api/subjects.ts'
import type { Pictures } from '../pictures/read-pictures.ts'
import type { Site, SitePage } from './site.ts'
import { labelIn } from './site.ts'

/** Lists the demos of all pages in the order of the sidebar. */
export function galleryGroups(
  site: Site,
  reference: Reference,
  pictures: Pictures,
  language: Language
): GalleryGroup[] {
  const demosByPage = new Map<string, GalleryPage['demos']>()
  for (const { file, href, title } of reference.listDemos(language)) {
    const id = file.replace(/\.vue$/, '')
    const [path, name] = [`/${id.slice(0, id.lastIndexOf('/'))}`, id.slice(id.lastIndexOf('/') + 1)]
    const demo = { name, title, href, components: componentsOf(reference, file), pictures: pictures.of(id, language) }
    demosByPage.set(path, [...(demosByPage.get(path) ?? []), demo])
  }
  const pagesIn = (group: SitePage['group']): GalleryPage[] =>
    site.pages
      .filter(page => page.group === group && demosByPage.has(page.path))
      .map(({ path, front }) => ({ path, title: front[language].title, demos: demosByPage.get(path)! }))
  return [...new Set(site.pages.map(page => page.group))]
    .map(group => ({ key: group.key, title: labelIn(group.title, language), pages: pagesIn(group) }))
    .filter(group => group.pages.length > 0)
}

/** Parts of another component, of which a filter would show the same demos. */
const parts = new Set(['column', 'colgroup', 'form-item', 'form-gather', 'option', 'optgroup', 'button-group'])
const components = new Set(subjects.map(({ name }) => name).filter(name => !parts.has(name)))

const componentsOf = (reference: Reference, file: string): string[] =>
  [...new Set(reference.usage(file).uses.map(({ path }) => path.replace(/\..*/, '')))]
    .filter(name => components.has(name))
    .sort()
