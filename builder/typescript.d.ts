import ts from 'typescript-5'

export { ts }
