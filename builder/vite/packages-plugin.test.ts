import path from 'node:path'
import { expect, test } from 'vitest'
import { contentFolder } from '../pages/content-files.ts'
import { packageParts } from './packages-plugin.ts'

const files = contentFolder(path.resolve(import.meta.dirname, '../../content'))

test.each(Object.keys(packageParts))('the bundled parts of %s are exactly those that demos import', name => {
  const imports = new RegExp(`import \\{ ([^}]+) \\} from '${name}'`, 'g')
  const imported = files
    .list()
    .filter(file => file.endsWith('.vue'))
    .flatMap(file => [...files.read(file).matchAll(imports)].flatMap(([, names = '']) => names.split(', ')))
  expect(packageParts[name]).toEqual([...new Set(imported)].sort())
})
