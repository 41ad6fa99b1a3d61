'use client'

import { useState } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'

export const buttonVariants = cva(
  'inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 aria-disabled:focus-visible:opacity-75',
  {
    variants: {
      variant: {
        default: 'border-transparent bg-accent text-accent-ink not-disabled:hover:brightness-95',
        secondary: 'bg-raised text-ink not-disabled:hover:bg-sunken',
        ghost: 'border-transparent bg-transparent text-ink not-disabled:hover:bg-sunken',
        destructive: 'border-danger bg-transparent text-danger not-disabled:hover:bg-sunken',
      },
      size: {
        default: 'h-9 px-3.5 text-sm pointer-coarse:h-11',
        sm: 'h-8 px-2.5 text-sm pointer-coarse:h-11',
        icon: 'size-8 pointer-coarse:size-11',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'default' },
  },
)

type Look = VariantProps<typeof buttonVariants>
type ButtonProps = React.ComponentProps<'button'> & Look

/**
 * A button, by default with type="button", so that it does not submit a form by accident. If it is
 * disabled while focused, it keeps focus until it is left: otherwise a keyboard user would start
 * again at the top.
 */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  disabled = false,
  onClick,
  onFocus,
  onBlur,
  ...props
}: ButtonProps) {
  const [focused, setFocused] = useState(false)
  return (
    <button
      data-slot="button"
      data-part="button"
      data-variant={variant ?? 'secondary'}
      type={type}
      className={clsx(buttonVariants({ variant, size }), className)}
      {...(disabled && focused ? { 'aria-disabled': true } : { disabled })}
      onFocus={(event) => {
        setFocused(true)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setFocused(false)
        onBlur?.(event)
      }}
      onClick={(event) => {
        if (disabled) event.preventDefault()
        else onClick?.(event)
      }}
      {...props}
    />
  )
}

/** A link styled as a button. */
export function ButtonLink({ variant, size, className, ...props }: React.ComponentProps<'a'> & Look) {
  return (
    <a
      data-slot="button"
      data-part="button"
      data-variant={variant ?? 'secondary'}
      className={clsx(buttonVariants({ variant, size }), className)}
      {...props}
    />
  )
}
