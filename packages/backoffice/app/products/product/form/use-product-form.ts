import type { WholeProduct } from '@little-dunes/domain/contract/staff/products/product-fields'
import { formValues } from '@little-dunes/domain/contract/staff/products/product-form-values'
import { isWireRefusal, type WireRefusal } from '@little-dunes/domain/messages/failures'
import { useMemo, useState } from 'react'
import { usePermission } from '#platform/member'
import type { Conflict } from '#products/product/form/conflict-note.tsx'
import {
  overwriteConflict,
  type ProductDraft,
  withEdit,
  withoutEdit,
} from '#products/product/form/product-draft'
import { productMessages as texts } from '#products/product/product-messages'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

type Problems = Readonly<Record<string, string>>

const problemsOf = ({ fields }: WireRefusal): Problems =>
  typeof fields === 'object' && fields !== null ? (fields as Problems) : {}

const conflictsOf = ({ conflicts }: WireRefusal): Conflict[] =>
  Array.isArray(conflicts) ? (conflicts as Conflict[]) : []

/** The draft of a product and what the shop said to it. What is not saved stays, whatever happens. */
export function useProductForm(product: WholeProduct) {
  const mayWrite = usePermission('products:write')
  const { busy, change } = useMutation()
  const [draft, setDraft] = useState<ProductDraft>({})
  const [problems, setProblems] = useState<Problems>({})
  const [conflicts, setConflicts] = useState<Conflict[]>([])
  const held = useMemo(() => formValues(product), [product])

  function set(field: string, value: unknown) {
    setDraft((known) => withEdit(known, held, field, value))
    setProblems(({ [field]: _, ...others }) => others)
  }

  async function save() {
    const changes = Object.entries(draft).map(([field, edit]) => ({ field, ...edit }))
    const answer = await change('POST /api/staff/product/save', { productId: product.id, changes })
    if (answer === null) return
    if (!isWireRefusal(answer)) {
      // What was typed while it was saved is not saved yet.
      setDraft((now) =>
        Object.fromEntries(Object.entries(now).filter(([field, edit]) => edit !== draft[field])),
      )
      setProblems({})
      setConflicts([])
      const status = draft.status ? draft.status.to : held.status
      return showToast(status === 'published' ? texts.saved : texts.savedHidden)
    }
    setProblems(problemsOf(answer))
    setConflicts(conflictsOf(answer))
  }

  const settle = (field: string) => setConflicts((known) => known.filter((one) => one.field !== field))

  return {
    busy,
    draft,
    conflicts,
    save,
    discard() {
      setDraft({})
      setProblems({})
      setConflicts([])
    },
    keepMine({ field, theirs }: Conflict) {
      setDraft((known) => overwriteConflict(known, field, theirs))
      settle(field)
    },
    takeTheirs({ field }: Conflict) {
      setDraft((known) => withoutEdit(known, field))
      settle(field)
    },
    form: {
      mayWrite,
      set,
      value: (field: string) => (draft[field] ? draft[field].to : held[field]),
      isEdited: (field: string) => draft[field] !== undefined,
      errorOf: (field: string) =>
        problems[field] === undefined ? null : (texts.problems[problems[field]] ?? texts.otherProblem),
    },
  }
}
