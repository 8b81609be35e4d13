import type { ComponentProps } from 'react'
import { Button } from '#web/kit/button.tsx'
import { Turning } from '#web/kit/spinner.tsx'

interface OrderButtonProps extends ComponentProps<typeof Button> {
  isWaiting: boolean
}

/** A button that orders recipes. It turns while its order waits for the words in the field. */
export function OrderButton({ isWaiting, onClick, children, ...rest }: OrderButtonProps) {
  return (
    <Button aria-disabled={isWaiting || undefined} onClick={isWaiting ? undefined : onClick} {...rest}>
      {isWaiting && <Turning />}
      {children}
    </Button>
  )
}
