/**
 * The features that Premium promises (specification, section 1), and whether this version has them. Pages mark
 * missing ones as coming, and the server refuses a live Stripe key until all are built (P53).
 */
export const premiumFeatures = [
  { id: 'recipes', isBuilt: true },
  // The archive: the database keeps saved recipes, but no page saves or shows them yet.
  { id: 'saved', isBuilt: false },
  // Messages from premium members are answered first (P17). There is no contact page yet.
  { id: 'support', isBuilt: false },
  // A printable cookbook of the saved recipes (P18).
  { id: 'advanced', isBuilt: false },
] as const
