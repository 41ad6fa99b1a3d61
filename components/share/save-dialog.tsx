'use client'

import { Dialog } from '@/components/ui/dialog'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { LoadForm } from './load-form'
import { SaveForm } from './save-form'

export function SaveDialog({ onClose, share }: { onClose: () => void; share?: boolean | undefined }) {
  return (
    <Dialog onClose={onClose} title="Save or load">
      <Tabs defaultValue="save">
        <TabsList aria-label="Save or load">
          <TabsTrigger value="save">Save</TabsTrigger>
          <TabsTrigger value="load">Load</TabsTrigger>
        </TabsList>
        <TabsContent value="save">
          <SaveForm share={share} />
        </TabsContent>
        <TabsContent value="load">
          <LoadForm onLoaded={onClose} />
        </TabsContent>
      </Tabs>
    </Dialog>
  )
}
