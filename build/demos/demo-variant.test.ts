import path from 'node:path'
import { expect, test } from 'vitest'
import { encodeTokens } from '../../shared/code.ts'
import { highlight } from '../highlight/highlight.ts'
import { toTraditional } from '../locale/traditional.ts'
import { contentFolder } from '../pages/content-files.ts'
import { traditionalForms } from './demo-forms.ts'
import { demoVariant } from './demo-variant.ts'
import { variantInput } from './demo-source.ts'
import { eraseTypesIn } from './erase-types.ts'

const files = contentFolder(path.resolve(import.meta.dirname, '../../content'))
const demos = files.list().filter(name => name.endsWith('.vue'))
/** From all sections. */
const some = demos.filter((_, index) => index % 25 === 0)

const variant = (name: string, language: 'zh' | 'tw') => {
  const made = demoVariant.run(variantInput(files, name, language))
  if ('error' in made) throw new Error(made.error)
  return made.value
}

/** Each form parsed and coloured by itself. */
function alone(text: string, name: string) {
  const js = eraseTypesIn(text, name)
  const tokens = { ts: encodeTokens(highlight(text, 'vue')), js: encodeTokens(highlight(js, 'vue')) }
  return { text, used: [], js: { value: js }, tokens }
}

test.each(some)('%s has the colours that each of its forms has alone, in both scripts', name => {
  const source = files.read(name)
  expect(variant(name, 'zh')).toEqual(alone(source, `content/${name}`))
  expect(variant(name, 'tw')).toEqual(alone(toTraditional(source), `content/${name}`))
})

test('a word that reads otherwise beside its neighbours is coloured anew', () => {
  const source = '<template>\n  <p>{{ count }}行被删除</p>\n</template>\n'
  const text = toTraditional(source)
  expect(traditionalForms(text, source, 'content/a/x.vue').ts).toEqual(highlight(text, 'vue'))
})
