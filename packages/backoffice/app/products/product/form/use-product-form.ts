import type { WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import {
  type FormField,
  type FormValues,
  formValues,
} from '@little-dunes/domain/contract/catalogue/staff/product-form-values'
import { isWireRefusal, type WireRefusal } from '@little-dunes/domain/messages/failures'
import { useMemo, useState } from 'react'
import { usePermission } from '#platform/member'
import type { DraftValue } from '#products/product/form/form-context'
import {
  buildConflict,
  type Conflict,
  editedFields,
  type FieldChoices,
  type ProductDraft,
  resolveConflicts,
  withEdit,
  withoutSaved,
} from '#products/product/form/product-draft'
import { productMessages as texts } from '#products/product/product-messages'
import { remindOfChoices } from '#ui/resource-picker/open-choices'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

type Problems = Readonly<Record<string, string>>

const readProblems = ({ fields }: WireRefusal): Problems =>
  typeof fields === 'object' && fields !== null ? (fields as Problems) : {}

const isConflict = ({ conflicts }: WireRefusal): boolean => Array.isArray(conflicts)
const getConflicts = ({ conflicts }: WireRefusal): Conflict[] =>
  Array.isArray(conflicts) ? (conflicts as Conflict[]) : []

/** The draft of a product, and the answers of the server. Unsaved changes survive every failure. */
export function useProductForm(product: WholeProduct) {
  const mayWrite = usePermission('products:write')
  const { busy, change } = useMutation(isConflict)
  const [draft, setDraft] = useState<ProductDraft>({})
  const [problems, setProblems] = useState<Problems>({})
  /** `before` are the stored values when the save began. */
  const [refused, setRefused] = useState<{ conflicts: Conflict[]; before: FormValues } | null>(null)
  const stored = useMemo(() => formValues(product), [product])

  function set<Name extends FormField>(field: Name, value: DraftValue<Name>) {
    setDraft((known) => withEdit(known, stored, field, value))
    setProblems(({ [field]: _, ...others }) => others)
  }

  async function save(saved: ProductDraft = draft) {
    const changes = editedFields(saved).flatMap((field) => (saved[field] ? { field, ...saved[field] } : []))
    const answer = await change('POST /api/staff/product/save', { productId: product.id, changes })
    if (answer === null) return
    if (!isWireRefusal(answer)) {
      // Changes typed during the save are not saved yet.
      setDraft((now) => withoutSaved(now, saved))
      setProblems({})
      const status = saved.status ? saved.status.to : stored.status
      return showToast(status === 'published' ? texts.saved : texts.savedHidden)
    }
    setProblems(readProblems(answer))
    if (isConflict(answer)) setRefused({ conflicts: getConflicts(answer), before: stored })
  }

  return {
    busy,
    draft,
    conflict: refused && buildConflict(draft, refused.conflicts, refused.before, stored),
    async save() {
      if (!remindOfChoices()) await save()
    },
    discard() {
      setDraft({})
      setProblems({})
    },
    /** Saves the chosen values, and all changes without a conflict. */
    async resolve(choices: FieldChoices) {
      const resolved = resolveConflicts(draft, refused?.conflicts ?? [], choices)
      setDraft(resolved)
      setRefused(null)
      if (editedFields(resolved).length > 0) await save(resolved)
    },
    /** The draft stays as it is; saving it again is refused again. */
    backToEditing: () => setRefused(null),
    form: {
      mayWrite,
      set,
      value: <Name extends FormField>(field: Name) => (draft[field] ? draft[field].to : stored[field]),
      isEdited: (field: FormField) => draft[field] !== undefined,
      getError: (field: FormField) =>
        problems[field] === undefined ? null : (texts.problems[problems[field]] ?? texts.otherProblem),
    },
  }
}
