'use client'

import { cn } from '@/lib/cn'
import * as Primitive from 'radix-ui/tabs'

export const Tabs = Primitive.Root

export function TabsList({ className, ...props }: React.ComponentProps<typeof Primitive.List>) {
  return <Primitive.List data-slot="tabs-list" className={cn('flex gap-1 border-b', className)} {...props} />
}

export function TabsTrigger({ className, ...props }: React.ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      data-slot="tabs-trigger"
      className={cn(
        '-mb-px h-10 border-b-2 border-transparent px-3 text-sm font-medium text-muted hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink forced-colors:border-b-0 forced-colors:data-[state=active]:border-b-4 forced-colors:data-[state=active]:border-[Highlight] pointer-coarse:h-11',
        className,
      )}
      {...props}
    />
  )
}

export function TabsContent({ className, ...props }: React.ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content data-slot="tabs-content" className={cn('pt-4', className)} {...props} />
}
