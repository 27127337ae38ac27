import Button from '@mui/material/Button';
import { useRef } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

interface Props {
  name: MessageDescriptor;
  isMain?: boolean;
  onFile: (file: File) => void;
}

/** A button that lets somebody choose one file from this computer. */
export function ChooseFile({ name, isMain = false, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={isMain ? 'contained' : 'outlined'} onClick={() => input.current?.click()}>
        <FormattedMessage {...name} />
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="application/json,.json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
          target.value = ''; // the same file may be chosen again
        }}
      />
    </>
  );
}
