const day = 24 * 3_600_000

interface Entry {
  id: number
  accounts: readonly string[]
  at: number
  /** The period in which each account was charged. */
  periods: ReadonlyMap<string, number>
  state: 'reserved' | 'settled' | 'released'
}

interface Account {
  period: number
  resetsAt: number
  used: number
}

/** A plain second implementation of the ledger's rules, for visitors in UTC. Tests compare the ledger with it. */
export function openBook({ daily, ceiling, lease }: { daily: number; ceiling: number; lease: number }) {
  const entries: Entry[] = []
  const accounts = new Map<string, Account>()
  const standing = (entry: Entry) => entry.state !== 'released'
  const madeBy = (key: string) => entries.filter((entry) => standing(entry) && entry.accounts.includes(key))
  const midnightAfter = (time: number) => (Math.floor(time / day) + 1) * day

  function accountAt(key: string, now: number): Account {
    const account = accounts.get(key) ?? { period: 1, resetsAt: midnightAfter(now), used: 0 }
    if (now >= account.resetsAt) Object.assign(account, { period: account.period + 1, resetsAt: midnightAfter(now), used: 0 })
    accounts.set(key, account)
    return account
  }

  function release(id: number): void {
    const entry = entries[id]
    if (entry?.state !== 'reserved') return
    entry.state = 'released'
    for (const key of entry.accounts) {
      const account = accounts.get(key)
      if (account && account.period === entry.periods.get(key)) account.used -= 1
    }
  }

  function freeExpired(now: number, keys: readonly string[] | null): void {
    for (const { id, at, accounts: charged } of entries) {
      const isTheirs = keys === null || charged.some((key) => keys.includes(key))
      if (isTheirs && at + lease <= now) release(id)
    }
  }

  return {
    /** Charges a search, or answers null when the limit is reached. */
    reserve(keys: readonly string[], time: Date): number | null {
      const now = time.getTime()
      freeExpired(now, keys)
      const charged = keys.map((key) => ({ key, account: accountAt(key, now) }))
      const inADay = (key: string) => madeBy(key).filter(({ at }) => at > now - day).length
      if (charged.some(({ key, account }) => account.used >= daily || inADay(key) >= ceiling)) {
        // A refused search leaves no new account behind.
        for (const key of keys) if (!entries.some(({ accounts: charged }) => charged.includes(key))) accounts.delete(key)
        return null
      }
      for (const { account } of charged) account.used += 1
      const id = entries.length
      entries.push({
        id,
        accounts: keys,
        at: now,
        periods: new Map(charged.map(({ key, account }) => [key, account.period])),
        state: 'reserved',
      })
      return id
    },
    /** Settles a search. Answers whether it was still reserved. */
    settle(id: number): boolean {
      const entry = entries[id]
      if (entry?.state !== 'reserved') return false
      entry.state = 'settled'
      return true
    },
    release,
    sweep: (now: Date) => freeExpired(now.getTime(), null),
    settled: () => entries.filter(({ state }) => state === 'settled').length,
    standings: () => [...accounts.keys()].sort().map((key) => ({ key, used: accounts.get(key)?.used, made: madeBy(key).length })),
  }
}
