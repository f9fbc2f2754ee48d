ALTER TABLE "document_links" ADD COLUMN "creation_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "document_links_creation" ON "document_links" USING btree ("user_id","creation_key");